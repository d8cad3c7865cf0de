import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { DatabaseZap } from 'lucide-react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { refetchEverything } from './browser-state.ts'
import { StateRows, type StateRow } from './StateRows.tsx'

/** The data this page and the service worker keep: dropped and fetched anew on one button, with what came and what did not. */
export function DataPart({ alone }: { /** The page's one action. */ alone?: boolean }) {
  const t = useT()
  const queryClient = useQueryClient()
  // the server's cache is another one
  const known = useHydrated()
    ? t('upkeep.data.answers', { count: queryClient.getQueryCache().getAll().length })
    : '–'
  const sync = useMutation({ mutationFn: () => refetchEverything(queryClient) })
  const results = sync.data ?? []
  const lost = results.filter(({ fresh }) => !fresh).length
  const rows: StateRow[] = results.map(({ address, fresh }) => [
    address,
    t(fresh ? 'upkeep.data.fresh' : 'upkeep.data.lost'),
  ])
  return (
    <StateRows
      title={t('upkeep.data.heading')}
      rows={rows.length ? rows : [[t('upkeep.data.memory'), known]]}
    >
      {sync.isSuccess && (
        <Alert
          tone={lost ? 'warning' : 'success'}
          role="status"
          title={t('upkeep.data.done', { count: results.length - lost })}
          className="mt-5"
        >
          {lost > 0 && t('upkeep.data.failures', { count: lost })}
        </Alert>
      )}
      {sync.isError && (
        <Alert tone="danger" role="alert" title={t('upkeep.failed')} className="mt-5">
          {t('upkeep.failed.text')}
        </Alert>
      )}
      <Button
        variant={alone ? 'primary' : 'secondary'}
        icon={DatabaseZap}
        busy={sync.isPending}
        className="mt-6"
        onClick={() => sync.mutate()}
      >
        {t(sync.isPending ? 'upkeep.data.running' : 'upkeep.data.run')}
      </Button>
    </StateRows>
  )
}
