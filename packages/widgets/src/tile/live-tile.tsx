import { TileFrame, type TileProps } from './tile.tsx'
import { ForeignText } from '../ui/foreign-text.tsx'

export interface LiveTileProps extends TileProps {
  /** Name of the dealer; empty if unknown. */
  dealer?: string
  /** Minimum and maximum bet: "₺10–₺5.000". */
  stakes?: string
}

/** A live table: picture 16:10, name, dealer and stakes. Needs `tileStyles`, `heartStyles`. */
export function LiveTile({ dealer, stakes, ...tile }: LiveTileProps) {
  return (
    <TileFrame
      {...tile}
      shape="live"
      details={
        <>
          <span>
            {dealer && <ForeignText>{dealer}</ForeignText>}
            {dealer && tile.provider && ' · '}
            {tile.provider && <ForeignText>{tile.provider}</ForeignText>}
          </span>
          {stakes && <span className="number">{stakes}</span>}
        </>
      }
    />
  )
}
