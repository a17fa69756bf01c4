import { environment } from '@bnw/core'
import { startPage } from '@bnw/widgets'

import { configureSite } from './configuration.ts'
import { requestFirstData } from './first-data.ts'
import { loadOptional } from './load-optional.ts'
import { nextTask } from './next-task.ts'

// The core starts and sends the first requests while React and the code of the page still load.
configureSite()
startPage()
environment().nextTask = nextTask
requestFirstData()
void loadOptional('site', async () => (await import('./render.tsx')).render())
