import { lazy, Suspense, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Alert, type AlertTone } from '@tomogolf/ui/feedback/Alert.tsx'
import { PartFailed } from '../../components/PartFailed.tsx'
import { appealsQuery } from '../../queries/standing.ts'
import type { AppealSubject } from './AppealDialog.tsx'

const AppealDialog = lazy(() => import('./AppealDialog.tsx'))

const tones = { open: 'info', accepted: 'success', rejected: 'neutral' } as const satisfies Record<
  string,
  AlertTone
>

/**
 * Appeals against a strike or a penalty; afterwards shows the state of the appeal and the reply.
 */
export function Appeal({ about, className }: { about: AppealSubject; className?: string }) {
  const t = useT()
  const [writing, setWriting] = useState(false)
  const { data, error, refetch } = useQuery(appealsQuery)
  const made = data?.appeals.find(
    (appeal) =>
      ('strikeId' in about && appeal.strikeId === about.strikeId) ||
      (about.gameId !== null && appeal.gameId === about.gameId),
  )
  if (!data)
    return error && <PartFailed error={error} retry={() => void refetch()} className={className} />
  if (made)
    return (
      <Alert
        tone={tones[made.state]}
        icon={Scale}
        role="status"
        title={t(`standing.appeal.${made.state}`)}
        className={className}
      >
        {made.answer && t('standing.appeal.answer', { answer: made.answer })}
      </Alert>
    )
  return (
    <div className={className}>
      <Button size="small" variant="outline" icon={Scale} onClick={() => setWriting(true)}>
        {t('standing.appeal.action')}
      </Button>
      <Suspense>
        {writing && <AppealDialog about={about} onClose={() => setWriting(false)} />}
      </Suspense>
    </div>
  )
}
