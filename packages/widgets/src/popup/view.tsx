import { $popup, $popupRemote, loadPopup, watchPopup } from '@bnw/core/popup'
import { $sessionStatus } from '@bnw/core/session'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { type ElementState, stateOf, useElementState, useRefresh, useStyles } from '../kit/index.ts'
import { buttonStyles } from '../ui/button.tsx'
import { htmlStyles } from '../ui/html.tsx'
import { pictureStyles } from '../ui/picture.tsx'
import { Strip } from './strip.tsx'
import css from './styles.css?inline'

const styles = [buttonStyles, htmlStyles, pictureStyles, css]

export function PopupView() {
  useStyles(styles)
  const remote = useStore($popupRemote)
  const popup = useStore($popup)
  const session = useStore($sessionStatus)
  useEffect(watchPopup, [])
  const { error } = remote
  useRefresh(loadPopup, error)
  useElementState(elementState(popup !== undefined, remote.value !== undefined, error), error)

  const isKnown = session === 'guest' || session === 'player'
  return popup && isKnown ? <Strip key={popup.ID} popup={popup} /> : null
}

function elementState(isActive: boolean, isKnown: boolean, error: Error | undefined): ElementState {
  if (isActive) return 'ready'
  if (isKnown) return 'empty'
  return error ? stateOf(error) : 'loading'
}
