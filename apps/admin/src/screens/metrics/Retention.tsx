import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { formatMonth } from '@tomogolf/format/dates'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { PanelTable, type Column } from '../../components/DataTable.tsx'

type Row = ResultOf<'GET /api/admin/analytics'>['retention'][number] & { id: string }

/** Hosts by the month of their first game, and how many hosted again in the later months. */
export function Retention({ rows }: { rows: readonly Omit<Row, 'id'>[] }) {
  const { t, language } = useI18n()
  const columns: Column<Row>[] = [
    {
      id: 'month',
      title: t('admin.retention.first'),
      cell: (row) => formatMonth(row.month, language),
    },
    { id: 'hosts', title: t('admin.retention.hosts'), right: true, cell: (row) => row.hosts },
    ...Array.from({ length: 5 }, (_, i): Column<Row> => ({
      id: `m${i}`,
      title: t('admin.retention.after', { n: i + 1 }),
      right: true,
      ...(i > 1 && { from: 'md' as const }),
      cell: (row) => {
        const active = row.active[i]
        if (active === undefined) return ''
        return row.hosts ? `${active} · ${Math.round((active / row.hosts) * 100)}%` : active
      },
    })),
  ]
  return (
    <PanelTable
      numeric
      label={t('admin.retention.title')}
      columns={columns}
      rows={rows.map((row) => ({ ...row, id: row.month }))}
    />
  )
}
