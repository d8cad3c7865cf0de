import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { photos } from '../accounts.table.ts'

export type Photo = typeof photos.$inferSelect

export async function readPhoto(tx: Tx, id: string): Promise<Photo | undefined> {
  return (await tx.orm.select().from(photos).where(eq(photos.id, id)))[0]
}
export async function insertPhoto(tx: Tx, photo: Photo): Promise<void> {
  await tx.orm.insert(photos).values(photo)
}
export async function deletePhotosOf(tx: Tx, userId: string): Promise<void> {
  await tx.orm.delete(photos).where(eq(photos.userId, userId))
}
