import { TileFrame, type TileProps } from './tile.tsx'

export interface LiveTileProps extends TileProps {
  /** Dealer, stakes, language, seats: what the gateway gave, nothing invented. */
  facts?: readonly string[]
}

/** A live table: picture 16:10, its name and a line of facts. Needs `tileStyles`, `heartStyles`. */
export function LiveTile({ facts = [], ...tile }: LiveTileProps) {
  return <TileFrame {...tile} shape="live" details={[tile.provider, ...facts].filter(Boolean).join(' · ')} />
}
