import { lazy, Suspense, useState } from 'react'
import { formatDate } from '@tomogolf/format/dates'
import { Avatar } from '@tomogolf/ui/data/Avatar.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { ReportMenu } from '../../components/report/ReportMenu.tsx'
import type { GameDetail } from '../../queries/games.ts'
import type { Question } from '../../queries/conversation/questions.ts'

const AnswerForm = lazy(() => import('./AnswerForm.tsx'))
const RemoveDialog = lazy(() => import('./RemoveDialog.tsx'))

/** A question with its answer, and what its asker and the host can do about it. */
export function QuestionRow({
  question,
  game,
  canAnswer,
  isSignedIn,
}: {
  question: Question
  game: GameDetail
  canAnswer: boolean
  isSignedIn: boolean
}) {
  const { t, language } = useI18n()
  const [open, setOpen] = useState<'answer' | 'remove' | null>(null)
  const { answer, removed, isOwn, asker } = question
  const isHost = game.viewer.role === 'host'
  return (
    <li className="py-4">
      <div className="flex items-start justify-between gap-2">
        <p className="min-w-0 font-semibold wrap-anywhere whitespace-pre-line">{question.text}</p>
        {isSignedIn && !isOwn && !removed && (
          <ReportMenu
            label={t('game.questions.options')}
            subject={{ kind: 'question', id: question.id }}
            className="-my-2.5"
          />
        )}
      </div>
      <p className="mt-0.5 text-s text-text-3">
        {asker.displayName || t('game.questions.deleted')}
        {t('game.list.comma')}
        {formatDate(Date.parse(question.askedAt), language)}
      </p>
      {answer ? (
        <div className="mt-2.5 flex items-start gap-3">
          <Avatar person={game.host} size="small" />
          <p className="min-w-0 wrap-anywhere whitespace-pre-line text-text-2">
            <span className="sr-only">
              {t('game.questions.answerOf', { host: game.host.displayName })}
            </span>
            {answer.text}
          </p>
          {isSignedIn && !isHost && !removed && (
            <ReportMenu
              label={t('game.questions.answerOptions')}
              subject={{ kind: 'answer', id: question.id }}
              className="-my-2.5 ml-auto"
            />
          )}
        </div>
      ) : (
        !removed &&
        !isHost && <p className="mt-1.5 text-s text-text-3">{t('game.questions.waiting')}</p>
      )}
      {removed && (
        <p className="mt-1.5 text-s text-warning">
          {t(`game.questions.removedBy.${removed.by}`)}
          {removed.reason && ` ${t('game.questions.reasonIs', { reason: removed.reason })}`}
        </p>
      )}
      {open === 'answer' ? (
        <Suspense>
          <AnswerForm question={question} gameId={game.id} onClose={() => setOpen(null)} />
        </Suspense>
      ) : (
        !removed &&
        (isOwn || isHost) && (
          <div className="mt-2 flex flex-wrap gap-3">
            {isHost && canAnswer && (
              <Button
                size="small"
                variant={answer ? 'ghost' : 'secondary'}
                onClick={() => setOpen('answer')}
              >
                {t(answer ? 'game.questions.edit' : 'game.questions.answer')}
              </Button>
            )}
            <Button size="small" variant="ghost" onClick={() => setOpen('remove')}>
              {t('game.questions.remove')}
            </Button>
          </div>
        )
      )}
      {open === 'remove' && (
        <Suspense>
          <RemoveDialog question={question} gameId={game.id} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </li>
  )
}
