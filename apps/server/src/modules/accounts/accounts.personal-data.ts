import { eq, or } from 'drizzle-orm'
import { exportColumns, type PersonalData } from '../../platform/personal-data.ts'
import {
  accountTokens,
  blocks,
  emailChanges,
  knownDevices,
  passkeyChallenges,
  passkeys,
  photos,
  recoveryCodes,
  sessions,
  teamInvitations,
} from './accounts.table.ts'
import { legalHoldRecord } from './legal-holds/legal-holds.personal-data.ts'
import { contactViewRecord } from './contact-views/contact-views.personal-data.ts'
import { accountsRetention } from './privacy/retention.personal-data.ts'
import { identities, identityRequests } from './identities/identities.table.ts'

/** Everything about a user except the account and the profile, which `exportAccount` and `deleteAccount` handle. */
export const accountsPersonalData: PersonalData = {
  records: [
    {
      name: 'sessions',
      export: (tx, userId) =>
        tx.orm
          .select(
            exportColumns(sessions, 'createdAt', 'lastSeenAt', 'expiresAt', 'userAgent', 'ip'),
          )
          .from(sessions)
          .where(eq(sessions.userId, userId))
          .orderBy(sessions.createdAt),
      erase: (tx, userId) => tx.orm.delete(sessions).where(eq(sessions.userId, userId)),
    },
    {
      name: 'devices',
      export: (tx, userId) =>
        tx.orm
          .select(exportColumns(knownDevices, 'firstSeenAt', 'lastSeenAt'))
          .from(knownDevices)
          .where(eq(knownDevices.userId, userId))
          .orderBy(knownDevices.firstSeenAt),
      erase: (tx, userId) => tx.orm.delete(knownDevices).where(eq(knownDevices.userId, userId)),
    },
    {
      name: 'links',
      export: (tx, userId) =>
        tx.orm
          .select(
            exportColumns(
              accountTokens,
              'purpose',
              'createdAt',
              'expiresAt',
              'usedAt',
              'destination',
            ),
          )
          .from(accountTokens)
          .where(eq(accountTokens.userId, userId))
          .orderBy(accountTokens.createdAt),
      erase: (tx, userId) => tx.orm.delete(accountTokens).where(eq(accountTokens.userId, userId)),
    },
    {
      name: 'emailChanges',
      export: (tx, userId) =>
        tx.orm
          .select(
            exportColumns(
              emailChanges,
              'oldEmail',
              'newEmail',
              'requestedAt',
              'confirmedAt',
              'cancelledAt',
              'undoneAt',
            ),
          )
          .from(emailChanges)
          .where(eq(emailChanges.userId, userId))
          .orderBy(emailChanges.requestedAt),
      erase: (tx, userId) => tx.orm.delete(emailChanges).where(eq(emailChanges.userId, userId)),
    },
    {
      name: 'passkeys',
      export: (tx, userId) =>
        tx.orm
          .select(exportColumns(passkeys, 'name', 'isBackedUp', 'createdAt', 'lastUsedAt'))
          .from(passkeys)
          .where(eq(passkeys.userId, userId))
          .orderBy(passkeys.createdAt),
      erase: async (tx, userId) => {
        await tx.orm.delete(passkeys).where(eq(passkeys.userId, userId))
        await tx.orm.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId))
      },
    },
    {
      name: 'identities',
      export: (tx, userId) =>
        tx.orm
          .select(
            exportColumns(identities, 'issuer', 'subject', 'email', 'createdAt', 'lastUsedAt'),
          )
          .from(identities)
          .where(eq(identities.userId, userId))
          .orderBy(identities.createdAt),
      erase: async (tx, userId) => {
        await tx.orm.delete(identities).where(eq(identities.userId, userId))
        await tx.orm.delete(identityRequests).where(eq(identityRequests.userId, userId))
      },
    },
    {
      name: 'recoveryCodes',
      export: (tx, userId) =>
        tx.orm
          .select(exportColumns(recoveryCodes, 'usedAt'))
          .from(recoveryCodes)
          .where(eq(recoveryCodes.userId, userId)),
      erase: (tx, userId) => tx.orm.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
    },
    {
      name: 'invitations',
      export: (tx, userId) =>
        tx.orm
          .select(exportColumns(teamInvitations, 'role', 'createdAt', 'expiresAt'))
          .from(teamInvitations)
          .where(eq(teamInvitations.invitedBy, userId)),
      erase: (tx, userId) =>
        tx.orm.delete(teamInvitations).where(eq(teamInvitations.invitedBy, userId)),
    },
    contactViewRecord,
    legalHoldRecord,
    {
      // not by whom the user was blocked: that is the other's own decision
      name: 'blocks',
      export: (tx, userId) =>
        tx.orm
          .select(exportColumns(blocks, 'blockedId', 'createdAt'))
          .from(blocks)
          .where(eq(blocks.blockerId, userId))
          .orderBy(blocks.createdAt),
      erase: (tx, userId) =>
        tx.orm.delete(blocks).where(or(eq(blocks.blockerId, userId), eq(blocks.blockedId, userId))),
    },
    {
      name: 'photos',
      export: (tx, userId) =>
        tx.orm
          .select(exportColumns(photos, 'id', 'mime', 'size', 'createdAt'))
          .from(photos)
          .where(eq(photos.userId, userId)),
      erase: (tx, userId) => tx.orm.delete(photos).where(eq(photos.userId, userId)),
    },
  ],
  retention: accountsRetention,
  notExported: {
    profiles: 'exported and cleared with the account itself',
    passkey_challenges: 'random numbers, for ten minutes',
    identity_requests: 'hashes of random numbers, for ten minutes',
  },
}
