export const copyEnglish = {
  'copy.copy': 'Copy',
  'copy.copied': 'Copied'
}
