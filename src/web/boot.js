// Puts the page into its place: everything but what this needs is packed.
{
    const text = id => document.getElementById(id).textContent;
    const added = (name, content) => document.head.appendChild(Object.assign(document.createElement(name), { textContent: content }));
    const { style, body, script, worker } = JSON.parse(new TextDecoder().decode(undensed(text('packed'), text('unlzma'))));
    added('style', style);
    document.body.insertAdjacentHTML('afterbegin', body);
    document.getElementById('worker').textContent = worker;
    added('script', script);
}
