// @ts-check
/** Flat colour from the tokens and one shadow; nothing in the shared parts that could meet a name of the page. */

/** Text and grounds of the covers, which are the same in both themes; every other colour is a token. */
const COVERS = ['f4efe3', '123a6b', '5a1e1b', '0e3a2b']

/** A mask has no colour: what is opaque in it stays visible. */
const OUTSIDE_MASKS = '/^(?!mask|--_hole)/'
const HEX = `/#(?!(${COVERS.join('|')})\\b)[\\da-f]{3,8}\\b/i`

const refused = {
  [OUTSIDE_MASKS]: ['/gradient\\(/'],
  '/./': ['/blur\\(|drop-shadow\\(/'],
  // Wrong for Turkish letters, and screen readers may spell them.
  'text-transform': ['uppercase', 'capitalize'],
  // 12 px is the smallest text.
  '/^font(-size)?$/': ['/\\b([0-9]|1[01])px/'],
  '/^transition(-property)?$/': ['/^all\\b/']
}

export default /** @type {import('stylelint').Config} */ ({
  reportNeedlessDisables: true,
  rules: {
    'block-no-empty': true,
    'color-no-invalid-hex': true,
    'custom-property-no-missing-var-function': true,
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates'] }],
    'font-family-no-duplicate-names': true,
    'media-feature-name-no-unknown': true,
    'no-invalid-double-slash-comments': true,
    'property-no-unknown': true,
    'selector-pseudo-class-no-unknown': true,
    'selector-pseudo-element-no-unknown': true,
    'unit-no-unknown': true,
    'property-disallowed-list': ['text-shadow'],
    // 100vh is wrong on phones with a moving address bar: dvh is right.
    'unit-disallowed-list': ['vh'],
    'declaration-property-value-allowed-list': {
      'box-shadow': [
        'none',
        '/^var\\(--(_|bnw-)shadow\\)/',
        '/^(0 ){3}[12]px var\\(/',
        '/^inset (-?[0-3](px)? ){2,4}var\\(/'
      ]
    },
    'declaration-property-value-disallowed-list': { ...refused, [OUTSIDE_MASKS]: ['/gradient\\(/', HEX] }
  },
  overrides: [
    {
      files: ['**/tokens.css'],
      rules: { 'declaration-property-value-disallowed-list': refused }
    },
    {
      // Also rendered outside shadow roots, where their rules and names meet those of the page.
      files: ['packages/widgets/src/ui/**/*.css'],
      rules: { 'declaration-no-important': true, 'keyframes-name-pattern': '^bnw-' }
    }
  ]
})
