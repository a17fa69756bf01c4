import { TileFrame, type TileProps } from './tile.tsx'

export interface LiveTileProps extends TileProps {
  /** Who deals; empty where nobody says. */
  dealer?: string
  /** The least and the highest bet: "₺10–₺5.000". */
  stakes?: string
}

/** A live table: picture 16:10, its name, who deals, and the stakes. Needs `tileStyles`, `heartStyles`. */
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
