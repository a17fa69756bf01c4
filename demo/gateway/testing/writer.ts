import { connect } from '../db/connect.ts'
import { credit } from '../money/ledger.ts'
import { addPlayer } from './small-world.ts'

/** Credits one kuruş after the other and says each time that it is done, until it is killed. */
export async function write(dataDir: string): Promise<void> {
  const seed = async (database: Parameters<typeof addPlayer>[0]) =>
    void (await addPlayer(database, { username: 'w' }))
  const { database } = await connect({ dataDir, seed })
  const player = await database.query.players.findFirst()
  if (!player) throw new Error('The player is missing')
  process.stdout.write('ready\n')
  for (;;) {
    await credit(database, { playerId: player.id, amount: 1n, category: 1 })
    process.stdout.write('+')
  }
}
