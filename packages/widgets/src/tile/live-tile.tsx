import { TileFrame, type TileProps } from './tile.tsx'

export interface LiveTileProps extends TileProps {
  /** Name of the dealer; empty if unknown. */
  dealer?: string
  /** Minimum and maximum bet: "₺10–₺5.000". */
  stakes?: string
}

/** A live table: picture 16:10, name, dealer and stakes. Needs `tileStyles`, `heartStyles`. */
export function LiveTile({ dealer, stakes, ...tile }: LiveTileProps) {
  const people = [dealer, tile.provider].filter(Boolean).join(' · ')
  return (
    <TileFrame
      {...tile}
      shape="live"
      details={
        <>
          <span>{people}</span>
          {stakes && <span className="number">{stakes}</span>}
        </>
      }
    />
  )
}
