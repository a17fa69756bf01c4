/** The React flavour with the React of the page; all else is as in the app of React 18. */
export default {
  oxc: { jsx: { runtime: 'automatic' } },
  resolve: { alias: { '@bnw/widgets/light': '@bnw/widgets' } }
}
