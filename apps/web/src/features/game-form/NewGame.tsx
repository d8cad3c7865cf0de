import { useEffect, useState } from 'react'
import { RotateCcw } from 'lucide-react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { useNow } from '@tomogolf/api-client/server-clock.ts'
import type { Me } from '../../queries/session.ts'
import { useSetting } from '../../queries/settings.ts'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Checkbox } from '@tomogolf/ui/forms/Choice.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import { teeTimeProblem } from './checks.ts'
import { emptyDraft, FORM_CURRENCY, type Change, type Draft } from './draft.ts'
import { EarlierGames } from './EarlierGames.tsx'
import { HostForm } from './HostForm.tsx'
import { keepDraft, keptDraft } from './draft-storage.ts'
import { usePublish } from './use-publish.ts'

/** Hosting a game, in a dialog as large as the page. What is filled in is kept on this device until the game exists. */
export function NewGame({ me, onClose }: { me: Me; onClose: () => void }) {
  const t = useT()
  const [draft, setDraft] = useState<Draft>(() => keptDraft() ?? emptyDraft())
  const [touched, setTouched] = useState(false)
  const { publish, busy } = usePublish(me.id, onClose)
  const teeTime = teeTimeProblem(draft, useNow(), useSetting('host_lead_hours'))
  const change: Change = (part) => {
    setTouched(true)
    setDraft((now) => ({ ...now, ...part }))
  }
  useEffect(() => {
    if (touched) keepDraft(draft)
  }, [touched, draft])
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
            {touched && t('hosting.kept')}
          </p>
          <Button
            variant="ghost"
            size="large"
            icon={RotateCcw}
            disabled={busy}
            onClick={() => change(emptyDraft('casual'))}
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
            disabled={teeTime !== null}
            className="flex-1 lg:min-w-50 lg:flex-none"
          >
            {t(busy ? 'hosting.publishing' : 'hosting.publish')}
          </Button>
        </>
      }
    >
      <HostForm
        id="host-form"
        draft={draft}
        change={change}
        teeTime={teeTime}
        me={me}
        currency={FORM_CURRENCY}
        before={<EarlierGames onChoose={change} />}
        onSubmit={() => {
          if (!busy && teeTime === null) publish(draft)
        }}
      >
        <div data-check="agreement" className="border-t border-line py-8">
          <Checkbox
            checked={draft.agreed}
            onChange={(event) => change({ agreed: event.currentTarget.checked })}
          >
            {t('hosting.agree')}
            <span className="block text-s text-text-3">{t('hosting.agreeText')}</span>
          </Checkbox>
        </div>
      </HostForm>
    </Dialog>
  )
}
