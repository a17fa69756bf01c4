/** What every page of the documentation runs. Without it the pages can be read, but have no examples and no search. */
import { startTheme } from './theme.ts'
import { startCopy } from './copy.ts'
import { startExamples } from './examples.ts'
import { startMenu } from './menu.ts'
import { startSearch } from './search.ts'
import { startTabs } from './tabs.ts'

startTheme()
startMenu()
startSearch()
startTabs()
startCopy()
startExamples()
