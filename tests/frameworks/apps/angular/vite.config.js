/** The documentation's example has a decorator. */
export default { oxc: { decorator: { legacy: true } } }
