import { useBlocker } from '@tanstack/react-router'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'

/** Asks before a page with unsaved changes is left; the browser asks when the tab closes. */
export function LeaveGuard({ dirty, onLeave }: { dirty: boolean; onLeave: () => void }) {
  const t = useT()
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => dirty,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <Dialog
      open
      onClose={blocker.reset}
      title={t('common.discard.title')}
      footer={
        <>
          <Button
            variant="danger"
            onClick={() => {
              onLeave()
              blocker.proceed()
            }}
          >
            {t('common.discard.leave')}
          </Button>
          <Button variant="outline" onClick={blocker.reset}>
            {t('common.discard.stay')}
          </Button>
        </>
      }
    >
      <p className="text-s text-text-2">{t('admin.settings.unsaved')}</p>
    </Dialog>
  )
}
