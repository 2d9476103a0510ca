# Source it as root with a scratch folder in $slurm: a Slurm of one node on this machine, without systemd, cgroups or a database, with a
# key and sockets of its own. `stop_slurm` ends it.
slurm_pids=

start_slurm() {
    node=$(hostname -s)
    mkdir -p "$slurm/spool" "$slurm/state"
    head -c 1024 /dev/urandom >"$slurm/key"
    chmod 400 "$slurm/key"
    cat >"$slurm/slurm.conf" <<CONF
ClusterName=goterr-test
SlurmctldHost=$node(127.0.0.1)
SlurmctldPort=26817
SlurmdPort=26818
SlurmUser=root
SlurmdUser=root
AuthInfo=socket=$slurm/munge
StateSaveLocation=$slurm/state
SlurmdSpoolDir=$slurm/spool
SlurmctldPidFile=$slurm/slurmctld.pid
SlurmdPidFile=$slurm/slurmd.pid
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
MpiDefault=none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
ReturnToService=2
SchedulerParameters=sched_min_interval=100000,batch_sched_delay=0
KillWait=2
NodeName=$node NodeAddr=127.0.0.1 CPUs=$(nproc) State=UNKNOWN
PartitionName=main Nodes=$node Default=YES State=UP
CONF
    export SLURM_CONF=$slurm/slurm.conf
    munged --foreground --force --key-file="$slurm/key" --socket="$slurm/munge" --pid-file="$slurm/munged.pid" \
        --log-file="$slurm/munged.log" --seed-file="$slurm/seed" >"$slurm/munged.out" 2>&1 &
    slurm_pids="$slurm_pids $!"
    wait_until 10 test -S "$slurm/munge"
    slurmctld -D >"$slurm/slurmctld.log" 2>&1 &
    slurm_pids="$slurm_pids $!"
    slurmd -D -N "$node" >"$slurm/slurmd.log" 2>&1 &
    slurm_pids="$slurm_pids $!"
    wait_until 30 slurm_is_up
}

slurm_is_up() { sinfo -h -o %t 2>/dev/null | grep -q idle; }

# wait_until SECONDS COMMAND...
wait_until() {
    tries=$(($1 * 5))
    shift
    while ! "$@"; do
        tries=$((tries - 1))
        [ $tries -gt 0 ] || { echo "gave up waiting for: $*" >&2; return 1; }
        sleep 0.2
    done
}

stop_slurm() {
    for pid in $slurm_pids; do kill "$pid" 2>/dev/null; done
    wait 2>/dev/null
}
