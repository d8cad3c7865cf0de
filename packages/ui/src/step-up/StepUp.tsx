import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { setProofRequest } from '@tomogolf/api-client/api.ts'
import { useLoadAreas } from '../i18n/i18n.tsx'

export type StepUpDialogProps = { onDone: (isProved: boolean) => void }

// offline the chunk may be missing: the act is refused, and the page goes on
const StepUpDialog = lazy<ComponentType<StepUpDialogProps>>(() =>
  import('./StepUpDialog.tsx').catch(() => ({ default: Unavailable })),
)
function Unavailable({ onDone }: StepUpDialogProps) {
  useEffect(() => onDone(false), [onDone])
  return null
}

/**
 * Place once per page. When the server refuses an act until the person is proved again, a dialog
 * asks for the proof over whatever is open, and the act is repeated: nothing typed is lost.
 */
export function StepUp() {
  const loadAreas = useLoadAreas()
  const [done, setDone] = useState<StepUpDialogProps['onDone'] | null>(null)
  useEffect(
    () =>
      setProofRequest(async () => {
        await loadAreas(['account'])
        return new Promise((resolve) => {
          setDone(() => (isProved: boolean) => {
            setDone(null)
            resolve(isProved)
          })
        })
      }),
    [loadAreas],
  )
  return (
    done && (
      <Suspense>
        <StepUpDialog onDone={done} />
      </Suspense>
    )
  )
}
