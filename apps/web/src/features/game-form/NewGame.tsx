import { useEffect, useState, type FormEvent } from 'react'
import { RotateCcw } from 'lucide-react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Checkbox } from '@tomogolf/ui/forms/Choice.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import type { Me } from '../../queries/session.ts'
import { clearPending, loadDraft, saveDraft } from './draft-storage.ts'
import { EarlierGames } from './EarlierGames.tsx'
import { FORM_CURRENCY } from './game-body.ts'
import { emptyDraft, type GameDraft } from './game-draft.ts'
import { HostForm } from './HostForm.tsx'
import { useHostForm } from './use-host-form.ts'
import { usePublish } from './use-publish.ts'

/** A new game, in a full-page dialog. The draft is stored on this device until the game exists. */
export function NewGame({ me, onClose }: { me: Me; onClose: () => void }) {
  const t = useT()
  const state = useHostForm(() => loadDraft() ?? emptyDraft(), { currency: FORM_CURRENCY })
  const { form, teeTimeIssue, submit } = state
  const [saved, setSaved] = useState(false)
  const { publish, busy } = usePublish(onClose)
  useEffect(() => {
    const { unsubscribe } = form.watch((draft) => {
      saveDraft(draft as GameDraft)
      setSaved(true)
    })
    return unsubscribe
  }, [form])

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (busy || teeTimeIssue) return
    clearPending()
    submit(publish)(event)
  }
  return (
    <Dialog
      full
      open
      onClose={onClose}
      busy={busy}
      title={t('hosting.title')}
      description={t('hosting.lead')}
      footer={
        <>
          <p role="status" className="mr-auto hidden text-s text-text-2 lg:block">
            {saved && t('hosting.kept')}
          </p>
          <Button
            variant="ghost"
            size="large"
            icon={RotateCcw}
            disabled={busy}
            onClick={() => form.reset(emptyDraft('casual'))}
            className="max-md:px-4!"
          >
            {t('hosting.reset')}
          </Button>
          <Button
            type="submit"
            form="host-form"
            variant="primary"
            size="large"
            busy={busy}
            disabled={teeTimeIssue !== null}
            className="flex-1 lg:min-w-50 lg:flex-none"
          >
            {t(busy ? 'hosting.publishing' : 'hosting.publish')}
          </Button>
        </>
      }
    >
      <HostForm
        id="host-form"
        state={state}
        me={me}
        currency={FORM_CURRENCY}
        before={<EarlierGames onChoose={(draft) => form.reset(draft)} />}
        onSubmit={onSubmit}
      >
        <div className="border-t border-line py-8">
          <Checkbox {...form.register('agreed')}>
            {t('hosting.agree')}
            <span className="block text-s text-text-3">{t('hosting.agreeText')}</span>
          </Checkbox>
        </div>
      </HostForm>
    </Dialog>
  )
}
