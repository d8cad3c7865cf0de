import { useEffect, useState, type FormEvent } from 'react'
import { ArrowLeft, Eye, RotateCcw } from 'lucide-react'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import type { Me } from '../../queries/session.ts'
import { clearPending, loadDraft, saveDraft } from './draft-storage.ts'
import { EarlierGames } from './EarlierGames.tsx'
import { FORM_CURRENCY } from './game-body.ts'
import { emptyDraft, type GameDraft } from './game-draft.ts'
import { HostForm } from './HostForm.tsx'
import { CheckStep } from './steps/CheckStep.tsx'
import { HOST_STEPS, STEP_OF_RULE, nextStep } from './steps/host-steps.ts'
import { PreviewSheet } from './steps/PreviewSheet.tsx'
import { StepBar } from './steps/StepBar.tsx'
import { useHostSteps } from './steps/use-host-steps.ts'
import { useHostForm } from './use-host-form.ts'
import { usePublish } from './use-publish.ts'

/**
 * A new game in four steps, in a full-page dialog. The draft is stored on this device until the game
 * exists.
 */
export function NewGame({ me, onClose }: { me: Me; onClose: () => void }) {
  const t = useT()
  const state = useHostForm(() => loadDraft() ?? emptyDraft(), { currency: FORM_CURRENCY })
  const { form, draft, teeTimeIssue, submit, checkStep } = state
  // a complete draft comes back from saving a card, or from a reload
  const steps = useHostSteps(form, () => (state.isComplete() ? 'check' : 'course'))
  const { step } = steps
  const number = HOST_STEPS.indexOf(step) + 1
  const isLast = step === 'check'
  const [isRestored] = useState(() => loadDraft() !== null)
  const [saved, setSaved] = useState(false)
  const [isPreviewOpen, setIsPreviewOpen] = useState(false)
  const close = async () => {
    await steps.leave()
    onClose()
  }
  const { publish, busy } = usePublish(close)
  useEffect(() => {
    const { unsubscribe } = form.watch((changed) => {
      saveDraft(changed as GameDraft)
      setSaved(true)
    })
    return unsubscribe
  }, [form])

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!isLast) {
      if (!(step === 'course' && teeTimeIssue) && checkStep(step)) steps.open(nextStep(step))
      return
    }
    if (teeTimeIssue) return
    clearPending()
    submit(publish, (rule, field) => steps.open(STEP_OF_RULE[rule], field))(event)
  }
  const isBlocked = teeTimeIssue !== null && (isLast || step === 'course')
  const reset = () => {
    form.reset(emptyDraft('casual'))
    steps.open('course')
  }
  return (
    <Dialog
      full
      open
      onClose={() => void close()}
      busy={busy}
      title={t('hosting.title')}
      description={t('hosting.lead')}
      footer={
        <>
          <p className="mr-auto hidden self-center text-s text-text-2 lg:block">
            {t('common.steps', { current: number, total: HOST_STEPS.length })}
          </p>
          {step !== 'course' && (
            <Button
              variant="outline"
              size="large"
              icon={ArrowLeft}
              disabled={busy}
              onClick={() => steps.open(HOST_STEPS[number - 2]!)}
              className="max-md:gap-0! max-md:px-4!"
            >
              <span className="max-md:sr-only">{t('common.back')}</span>
            </Button>
          )}
          <Button
            variant="outline"
            size="large"
            icon={Eye}
            onClick={() => setIsPreviewOpen(true)}
            className={cx('max-md:px-4! lg:hidden', isLast && 'max-md:gap-0!')}
          >
            {/* the label to publish needs the room */}
            <span className={cx(isLast && 'max-md:sr-only')}>{t('hosting.preview.open')}</span>
          </Button>
          <Button
            type="submit"
            form="host-form"
            variant="primary"
            size="large"
            busy={busy}
            disabled={isBlocked}
            className="flex-1 lg:min-w-50 lg:flex-none"
          >
            {t(busy ? 'hosting.publishing' : isLast ? 'hosting.publish' : 'hosting.continue')}
          </Button>
        </>
      }
    >
      <HostForm
        id="host-form"
        state={state}
        me={me}
        currency={FORM_CURRENCY}
        step={step}
        before={
          <div className="pb-7">
            <StepBar step={step} onOpen={steps.open} />
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <p role="status" className="text-s text-text-3">
                {saved && t('hosting.kept')}
              </p>
              {(saved || isRestored) && (
                <Button
                  variant="ghost"
                  size="small"
                  icon={RotateCcw}
                  disabled={busy}
                  onClick={reset}
                >
                  {t('hosting.reset')}
                </Button>
              )}
            </div>
          </div>
        }
        earlier={<EarlierGames onChoose={(chosen) => form.reset(chosen)} />}
        onSubmit={onSubmit}
      >
        <CheckStep
          step={step}
          draft={draft}
          currency={FORM_CURRENCY}
          teeTimeIssue={teeTimeIssue}
          onOpen={steps.open}
        />
      </HostForm>
      {isPreviewOpen && (
        <PreviewSheet
          draft={draft}
          currency={FORM_CURRENCY}
          me={me}
          onClose={() => setIsPreviewOpen(false)}
        />
      )}
    </Dialog>
  )
}
