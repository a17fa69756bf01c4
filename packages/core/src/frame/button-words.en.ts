export const buttonEnglish = {
  'frame.unseen': 'For your safety this button works once all of it has been visible for half a second.'
}
