import '@bnw/widgets/game-rail'
import '@bnw/widgets/recent'

import { siteWords } from '@bnw/core'

import { Heading } from '../layout/heading.tsx'
import { Box } from './box.tsx'

/** The categories whose games stand on the home page, after quick access (94). */
const RAILS = ['94', '1', '2', '5', '8']

export function Home() {
  return (
    <div className="page">
      <Heading title={siteWords.home()} description={siteWords.homeDescription()} isHidden />
      <ul className="boxes">
        <Box
          href="/slot/type/3d"
          title={siteWords.boxSlots()}
          text={siteWords.boxSlotsText()}
          motif="reels"
        />
        <Box href="/live" title={siteWords.boxLive()} text={siteWords.boxLiveText()} motif="wheel" />
        <Box
          href="/play/virtual/804"
          title={siteWords.boxBingo()}
          text={siteWords.boxBingoText()}
          motif="balls"
        />
      </ul>
      <bnw-recent />
      {RAILS.map(category => (
        <bnw-game-rail key={category} type="slot" category={category} />
      ))}
      <bnw-game-rail type="live" category="301" />
    </div>
  )
}
