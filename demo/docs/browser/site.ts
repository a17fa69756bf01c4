/** What every page of the documentation runs. Without it the pages can be read, but have no examples and no search. */
import { startAppearance } from './appearance.ts'
import { startCopy } from './copy.ts'
import { startExamples } from './examples.ts'
import { startMenu } from './menu.ts'
import { startSearch } from './search.ts'
import { startTabs } from './tabs.ts'

startAppearance()
startMenu()
startSearch()
startTabs()
startCopy()
startExamples()
