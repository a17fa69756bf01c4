import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { writeContract } from './write.ts'

/** `npm run contract [-- FOLDER]` */
const folder = resolve(process.argv[2] ?? join('dist', 'contract'))
const { version }: { version: string } = JSON.parse(await readFile('package.json', 'utf8'))

console.log(await writeContract(folder, version))
