import { lobbyPath } from '@bnw/core/lobby'
import { pathTo, playPath } from '@bnw/core/routes'
import { siteWords } from '@bnw/core/site'

import { Box } from './box.tsx'

/** The three boxes: new 3D slots, live casino, bingo. */
export function Boxes() {
  return (
    <ul className="boxes">
      <Box
        href={lobbyPath({ type: 'slot', category: '', provider: '', gameType: '3d', search: '' })}
        title={siteWords.boxSlots()}
        text={siteWords.boxSlotsText()}
        motif="reels"
      />
      <Box href={pathTo('live')} title={siteWords.boxLive()} text={siteWords.boxLiveText()} motif="wheel" />
      <Box
        href={playPath('virtual', '804')}
        title={siteWords.boxBingo()}
        text={siteWords.boxBingoText()}
        motif="balls"
      />
    </ul>
  )
}
