import { journalSize, openJournal } from './journal.ts'
import type { Change, Journal } from './journal.ts'
import type {
  AccountLink,
  Attempt,
  BalanceTransaction,
  Charge,
  ConnectedAccount,
  Customer,
  DeletedCustomer,
  Delivery,
  Dispute,
  EventObject,
  FraudWarning,
  PaymentIntent,
  PaymentMethod,
  Refund,
  SetupIntent,
  StoredAnswer,
  Transfer,
  TransferReversal,
  UploadedFile,
  VaultEntry,
} from './types.ts'

export interface Rows {
  accountLinks: AccountLink
  attempts: Attempt
  balanceTransactions: BalanceTransaction
  charges: Charge
  connectedAccounts: ConnectedAccount
  customers: Customer | DeletedCustomer
  deliveries: Delivery
  disputes: Dispute
  events: EventObject
  files: UploadedFile
  fraudWarnings: FraudWarning
  idempotency: StoredAnswer
  paymentIntents: PaymentIntent
  paymentMethods: PaymentMethod
  refunds: Refund
  setupIntents: SetupIntent
  transferReversals: TransferReversal
  transfers: Transfer
  vault: VaultEntry
}
export type TableName = keyof Rows

/** A table keeps insertion order, over restarts too; lists return it in reverse. */
export interface Table<Row> {
  get(id: string): Row | undefined
  all(): IterableIterator<Row>
  readonly size: number
  put(row: Row): void
  remove(id: string): void
}

type Tables = { [Name in TableName]: Table<Rows[Name]> }

export interface Store extends Tables {
  /**
   * All changes of `work` or, when it throws, none; written to the journal in one line. Joins a
   * transaction already open.
   */
  transaction<Result>(work: () => Result): Result
  view<Name extends TableName>(name: Name): ReadonlyMap<string, Rows[Name]>
  clear(): void
  close(): void
}

const TABLE_NAMES: readonly TableName[] = [
  'accountLinks',
  'attempts',
  'balanceTransactions',
  'charges',
  'connectedAccounts',
  'customers',
  'deliveries',
  'disputes',
  'events',
  'files',
  'fraudWarnings',
  'idempotency',
  'paymentIntents',
  'paymentMethods',
  'refunds',
  'setupIntents',
  'transferReversals',
  'transfers',
  'vault',
]

// A journal larger than this is compacted at the next start.
const COMPACT_ABOVE_BYTES = 4_000_000

/** `file` undefined: memory only. `committed` is called after every transaction with changes. */
export function openStore(file: string | undefined, committed: () => void): Store {
  const maps = Object.fromEntries(TABLE_NAMES.map((name) => [name, new Map()])) as {
    [Name in TableName]: Map<string, Rows[Name]>
  }
  const mapOf = (name: string) => maps[name as TableName] as Map<string, unknown>
  const journal = file === undefined ? undefined : openAndCompact(file, mapOf)
  let open: { changes: Change[]; undo: (() => void)[]; copied: Set<TableName> } | undefined

  const transaction = <Result>(work: () => Result): Result => {
    if (open) return work()
    const current = {
      changes: [] as Change[],
      undo: [] as (() => void)[],
      copied: new Set<TableName>(),
    }
    open = current
    let result: Result
    try {
      result = work()
      if (current.changes.length > 0) journal?.append(current.changes)
    } catch (error) {
      for (const undo of current.undo.reverse()) undo()
      throw error
    } finally {
      open = undefined
    }
    if (current.changes.length > 0) committed()
    return result
  }

  const change = (name: TableName, id: string, value: unknown) =>
    transaction(() => {
      const map = mapOf(name)
      const old = map.get(id)
      open?.changes.push([name, id, value])
      if (value !== null) {
        map.set(id, value)
        open?.undo.push(() => (old === undefined ? map.delete(id) : map.set(id, old)))
        return
      }
      // A restored row returns to its old position, because lists depend on the order: so the table
      // is copied.
      if (open && !open.copied.has(name)) {
        const before = [...map]
        open.copied.add(name)
        open.undo.push(() => {
          map.clear()
          for (const [key, row] of before) map.set(key, row)
        })
      }
      map.delete(id)
    })

  const tables = Object.fromEntries(
    TABLE_NAMES.map((name) => [
      name,
      {
        get: (id: string) => mapOf(name).get(id),
        all: () => mapOf(name).values(),
        get size() {
          return mapOf(name).size
        },
        put: (row: { id: string }) => change(name, row.id, row),
        remove: (id: string) => change(name, id, null),
      },
    ]),
  ) as unknown as Tables

  return {
    ...tables,
    transaction,
    view: (name) => maps[name],
    clear: () => {
      for (const name of TABLE_NAMES) maps[name].clear()
      journal?.rewrite([])
    },
    close: () => journal?.close(),
  }
}

function openAndCompact(file: string, mapOf: (name: string) => Map<string, unknown>): Journal {
  const journal = openJournal(file, (changes) => {
    for (const [name, id, value] of changes) {
      if (value === null) mapOf(name).delete(id)
      else mapOf(name).set(id, value)
    }
  })
  if (journalSize(file) > COMPACT_ABOVE_BYTES) {
    journal.rewrite(
      TABLE_NAMES.flatMap((name) =>
        [...mapOf(name)].map(([id, row]): Change[] => [[name, id, row]]),
      ),
    )
  }
  return journal
}
