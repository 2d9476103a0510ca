// The one module for boards, which `goterr/sabaki` and `goterr/goban` share.
import {usual} from '#boards'
import {Once} from './once.js'

export const once = new Once(usual)
