import { chmod, mkdir } from 'node:fs/promises'

/** Creates a folder for this user alone, or makes an existing one so. The database's own files have mode 0666. */
export async function makePrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  await chmod(path, 0o700)
}
