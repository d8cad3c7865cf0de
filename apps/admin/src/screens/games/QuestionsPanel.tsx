import { useState } from 'react'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { api } from '@tomogolf/api-client/api.ts'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { PersonCell } from '../../components/cells/PersonCell.tsx'
import { Timestamp } from '../../components/cells/Timestamp.tsx'
import { Panel } from '../../components/Panel.tsx'
import { ReasonDialog } from '../../components/ReasonDialog.tsx'

type Question = ResultOf<'GET /api/admin/games/:id'>['questions'][number]

/** The public questions about a game; one that breaks the rules is removed with a reason. */
export function QuestionsPanel({
  questions,
  mayRemove,
}: {
  questions: readonly Question[]
  mayRemove: boolean
}) {
  const t = useT()
  const [removing, setRemoving] = useState<Question | null>(null)
  if (questions.length === 0) return null
  return (
    <Panel title={t('admin.game.questions')} className="lg:col-span-2">
      <ul className="grid gap-4 text-s">
        {questions.map((question) => (
          <li key={question.id} className="grid gap-1.5">
            <p className="flex flex-wrap items-center gap-x-3 text-text-3">
              <PersonCell person={question.asker} quiet /> <Timestamp at={question.askedAt} />
            </p>
            <p className="font-semibold wrap-anywhere whitespace-pre-line">{question.text}</p>
            {question.answer && (
              <p className="wrap-anywhere whitespace-pre-line text-text-2">{question.answer}</p>
            )}
            {question.removedBy ? (
              <p className="text-warning">
                {t('admin.game.questionRemoved')} <Timestamp at={question.removedAt} />
                {' · '}
                {t(`admin.game.removedBy.${question.removedBy}`)}
                {question.removedReason && `: ${question.removedReason}`}
              </p>
            ) : (
              mayRemove && (
                <Button
                  size="small"
                  variant="danger"
                  className="justify-self-start"
                  onClick={() => setRemoving(question)}
                >
                  {t('admin.game.removeQuestion')}
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
      {removing && (
        <ReasonDialog
          danger
          draft={`question ${removing.id}`}
          title={t('admin.game.removeQuestion')}
          description={t('admin.game.removeQuestionText')}
          submit={t('admin.game.removeQuestion')}
          done={t('admin.game.removeQuestionDone')}
          onClose={() => setRemoving(null)}
          run={(reason) =>
            api('POST /api/admin/questions/:id/remove', {
              params: { id: removing.id },
              body: { reason },
            })
          }
        />
      )}
    </Panel>
  )
}
