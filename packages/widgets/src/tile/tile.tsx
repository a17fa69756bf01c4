import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'

import { isPlainKey } from '../kit/index.ts'
import { Heart, type HeartProps } from '../ui/heart.tsx'
import { Picture } from '../ui/picture.tsx'
import css from './tile.css?inline'
import { ForeignText } from '../ui/foreign-text.tsx'
import { useId } from '../ui/use-id.ts'

export const tileStyles = css

export interface TileProps {
  name: string
  /** "Play". The tile's accessible name is this verb and the game's name. */
  playLabel: string
  /** Type and id, `slot:1001`: the seed of a drawn cover. */
  coverKey: string
  picture?: string
  provider?: string
  /** At most one word: "New". */
  badge?: string
  /** In the first row: the picture loads before the others. */
  eager?: boolean
  /** Makes the tile a link; otherwise it is a button. An address checked by `safeUrl`. */
  href?: string
  onPlay?: (event: MouseEvent) => void
  heart?: HeartProps
  /** The link to play without money. */
  demo?: TileDemo
}

export interface TileDemo {
  /** "Demo" */
  text: string
  /** Its accessible name, which ends in the game's name. */
  label: string
  href: string
  onPlay: (event: MouseEvent) => void
}

interface TileFrameProps extends TileProps {
  /** Aspect ratio of the picture. */
  shape: 'slot' | 'live'
  /** Lines below the name. */
  details: ReactNode
}

/** A game: picture 3:4, name, provider, heart. The tile and its heart are two tab stops. */
export function Tile(props: TileProps) {
  return (
    <TileFrame
      {...props}
      shape="slot"
      details={props.provider && <ForeignText>{props.provider}</ForeignText>}
    />
  )
}

/**
 * Shared by both kinds of tile. The F key toggles the heart. Needs `heartStyles`.
 *
 * @part tile - One game or table.
 * @part tile-name - The name below the picture.
 */
export function TileFrame({
  name,
  playLabel,
  shape,
  details,
  heart,
  demo,
  href,
  onPlay,
  ...props
}: TileFrameProps) {
  const id = useId()
  const onKeyDown = (event: KeyboardEvent) => {
    if (heart && !heart.pending && isPlainKey(event) && /^f$/i.test(event.key)) heart.onToggle()
  }
  const content = (
    <>
      <span className="frame">
        <Picture src={props.picture} coverKey={props.coverKey} eager={props.eager} />
        <span className="play">{playLabel}</span>
      </span>
      <span className="name" part="tile-name" title={name} id={id}>
        <ForeignText>{name}</ForeignText>
      </span>
    </>
  )
  const link = {
    className: 'open',
    'aria-label': `${playLabel} ${name}`,
    onClick: onPlay,
    onKeyDown,
    'aria-keyshortcuts': heart && 'F'
  }
  return (
    <article className={`tile ${shape}`} part="tile">
      {href ? (
        <a href={href} {...link}>
          {content}
        </a>
      ) : (
        <button type="button" {...link}>
          {content}
        </button>
      )}
      <div className="over">
        {props.badge && <span className="badge">{props.badge}</span>}
        {heart && <Heart describedBy={id} {...heart} />}
      </div>
      <div className="details">
        <span>{details}</span>
        {demo && (
          <a className="demo" href={demo.href} aria-label={demo.label} onClick={demo.onPlay}>
            {demo.text}
          </a>
        )}
      </div>
    </article>
  )
}
