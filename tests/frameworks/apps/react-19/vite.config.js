/** The React flavour; the other apps use the light one. */
export default {
  oxc: { jsx: { runtime: 'automatic' } },
  resolve: { alias: { '@bnw/widgets/light': '@bnw/widgets' } }
}
