import type { HostileCase } from '../case.ts'

/** Additions to the prototypes of the language, and replacements of its functions. */
export const PROTOTYPES: HostileCase[] = [
  { name: 'H1 enumerable methods on arrays', script: 'Array.prototype.hostile = function () { return 1 }' },
  { name: 'H1 values on arrays', script: 'Array.prototype.hostile = ["hostile"]; Array.prototype[""] = 7' },
  { name: 'H2 an enumerable method on objects', script: 'Object.prototype.hostile = function () {}' },
  {
    name: 'H2 enumerable values on objects',
    script: 'Object.prototype.hostile = "hostile"; Object.prototype["a b("] = { hostile: 1 }'
  },
  {
    name: 'H2 toJSON on all prototypes',
    script: 'Object.prototype.toJSON = Array.prototype.toJSON = String.prototype.toJSON = () => "hostile"'
  },
  {
    name: 'H5 trim of an old library',
    script: 'String.prototype.trim = function () { return this.replace(/^\\s+|\\s+$/g, "") }'
  },
  { name: 'H5 trim that does nothing', script: 'String.prototype.trim = function () { return this }' },
  {
    name: 'H5 startsWith of an old library',
    script: 'String.prototype.startsWith = function (text) { return this.indexOf(text) === 0 }'
  },
  {
    name: 'H5 Array.from without iterators',
    script: 'Array.from = list => Array.prototype.slice.call(list)'
  },
  {
    name: 'H5 bind of an old library',
    script:
      'Function.prototype.bind = function (self, ...first) { const work = this; return function (...rest) { return work.apply(self, first.concat(rest)) } }'
  },
  {
    name: 'H5 reduce and map that also take objects',
    script:
      'const map = Array.prototype.map; Array.prototype.map = function (...a) { return map.apply(this, a) }; Array.prototype.reduce = function (work, start) { let sum = start; for (let i = 0; i < this.length; i++) sum = work(sum, this[i], i, this); return sum }'
  },
  {
    name: 'H5 remove of an old library',
    script: 'HTMLElement.prototype.remove = function () { this.parentNode.removeChild(this); return this }'
  },
  {
    name: 'H5 a Promise of its own',
    script: 'const Real = Promise; window.Promise = class Promise extends Real {}'
  },
  {
    name: 'R1 case conversion of Turkish',
    script:
      'String.prototype.toLowerCase = function () { return this.toLocaleLowerCase("tr") }; String.prototype.toUpperCase = function () { return this.toLocaleUpperCase("tr") }'
  },
  {
    name: 'R1 a wrapped then of promises',
    script:
      'const then = Promise.prototype.then; Promise.prototype.then = function (done, failed) { return then.call(this, done && (value => done(value)), failed && (error => failed(error))) }'
  },
  {
    name: 'R1 frozen prototypes',
    expect: 'reported',
    script:
      'for (const one of [Object, Array, Function, String, Number, Promise, Map, Set, Error, Date]) { Object.freeze(one); Object.freeze(one.prototype) }'
  },
  {
    name: 'R1 frozen prototypes of the document',
    script: 'for (const one of [EventTarget, Node, Element, HTMLElement, Event]) Object.freeze(one.prototype)'
  },
  {
    name: 'R1 newer methods missing',
    expect: 'reported',
    script:
      'delete Array.prototype.toSorted; delete Array.prototype.findLast; delete Object.groupBy; delete Promise.withResolvers; delete Iterator.prototype.map; delete Set.prototype.union; delete Array.fromAsync; delete Promise.try'
  },
  {
    name: 'R1 concat, filter and forEach of an old library',
    script:
      'Array.prototype.filter = function (work, self) { const kept = []; for (let i = 0; i < this.length; i++) if (work.call(self, this[i], i, this)) kept.push(this[i]); return kept }; Array.prototype.forEach = function (work, self) { for (let i = 0; i < this.length; i++) work.call(self, this[i], i, this) }; Array.prototype.includes = function (one) { return this.indexOf(one) !== -1 }'
  },
  {
    name: 'R1 Object.assign, keys and entries of an old library',
    script:
      'Object.keys = object => { const keys = []; for (const key in object) if (Object.prototype.hasOwnProperty.call(object, key)) keys.push(key); return keys }; Object.entries = object => Object.keys(object).map(key => [key, object[key]]); Object.assign = (target, ...sources) => { for (const source of sources) if (source) for (const key of Object.keys(source)) target[key] = source[key]; return target }'
  },
  {
    name: 'R1 toString and valueOf of objects replaced',
    script: 'Object.prototype.toString = function () { return "hostile" }'
  },
  {
    name: 'R1 numbers written in another way',
    script:
      'Number.prototype.toLocaleString = function () { return "hostile" }; Number.prototype.toFixed = function () { return "hostile" }'
  },
  {
    name: 'H2 names on objects that cannot be set',
    expect: 'reported',
    script:
      'for (const name of ["data", "result", "message", "status", "id", "name", "type", "state", "lang", "theme", "error", "hostile"]) Object.defineProperty(Object.prototype, name, { configurable: true, get: () => undefined, set() { throw new Error("hostile") } })'
  },
  {
    name: 'H2 objects that all describe an accessor',
    expect: 'logged',
    script: 'Object.prototype.get = function () {}'
  },
  {
    name: 'H5 an iterator of an old library',
    script:
      'Array.prototype[Symbol.iterator] = Array.prototype.values = function () { let at = 0; const list = this; return { next: () => (at < list.length ? { done: false, value: list[at++] } : { done: true, value: undefined }), [Symbol.iterator]() { return this } } }'
  },
  {
    name: 'R1 maps and sets wrapped by a monitor',
    script:
      'for (const one of [Map, Set, WeakMap, WeakSet]) for (const name of ["get", "set", "has", "add", "delete"]) { const real = one.prototype[name]; if (real) one.prototype[name] = function (...values) { return real.apply(this, values) } }'
  },
  {
    name: 'R1 promises whose catch and finally swallow',
    script:
      'Promise.prototype.catch = function (failed) { return this.then(undefined, failed) }; Promise.prototype.finally = function (done) { return this.then(value => { done(); return value }, error => { done(); throw error }) }; Promise.allSettled = Promise.any = undefined'
  },
  {
    name: 'R1 a then that throws',
    expect: 'logged',
    script: 'Promise.prototype.then = function () { throw new Error("hostile") }'
  },
  {
    name: 'R1 JSON wrapped by a monitor',
    script:
      'const { parse, stringify } = JSON; JSON.parse = function (text, revive) { return parse(text, revive) }; JSON.stringify = function (...values) { return stringify(...values) }'
  }
]
