import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { languageName } from '@tomogolf/format/language-name'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { PageSection } from '../../components/PageSection.tsx'
import type { GameDetail } from '../../queries/games.ts'
import { questionsQuery } from '../../queries/conversation/questions.ts'
import { AskForm } from './AskForm.tsx'
import { QuestionRow } from './QuestionRow.tsx'

/** Public questions about a game: read by everybody, asked by users, answered by the host. */
export function Questions({ game, invite }: { game: GameDetail; invite?: string | undefined }) {
  const t = useT()
  const { data, error, refetch } = useQuery(questionsQuery(game.id, invite))
  const host = game.host.displayName
  const canAsk = data?.canAsk === true
  const isVisitor = data?.canAsk === 'UNAUTHORIZED'
  // a game that takes no questions and has none says nothing about them
  if (data && data.questions.length === 0 && !canAsk && !isVisitor) return null
  return (
    <PageSection title={t('game.questions.title')} id="questions">
      <p className="text-s text-text-2">
        {t('game.questions.lead', {
          host,
          languages: game.host.languageCodes
            .map((code) => languageName(t, code))
            .join(t('game.list.comma')),
        })}
      </p>
      {data ? (
        <ul className="mt-4 divide-y divide-line border-t border-line">
          {data.questions.map((question) => (
            <QuestionRow
              key={question.id}
              question={question}
              game={game}
              canAnswer={data.canAnswer}
              isSignedIn={!isVisitor}
            />
          ))}
        </ul>
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={3} />
      )}
      {canAsk && <AskForm gameId={game.id} host={host} invite={invite} />}
      {isVisitor && (
        <Link
          to="/login"
          search={{ redirectTo: `/games/${game.id}${invite ? `?invite=${invite}` : ''}` }}
          className="link inline-flex min-h-11 items-center font-semibold"
        >
          {t('game.questions.login')}
        </Link>
      )}
    </PageSection>
  )
}
