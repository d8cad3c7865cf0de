import { createFileRoute } from '@tanstack/react-router'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '@tomogolf/api-client/api.ts'
import { courseNameIn } from '@tomogolf/format/course-names'
import { formatDateTime } from '@tomogolf/format/dates'
import { comma } from '@tomogolf/format/sentences'
import { PageTitle } from '@tomogolf/ui/data/Panel.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Button, LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { checked, text } from '@tomogolf/ui/lib/search-params.ts'
import { PageHead } from '../components/PageHead.tsx'
import { gameQuery } from '../queries/games.ts'
import { invalidateAfter } from '../queries/invalidation.ts'
import { BROWSER_ONLY } from '../hydration/browser-only.ts'

export const Route = createFileRoute('/waiting-list')({
  ...BROWSER_ONLY,
  staticData: { areas: ['game'] },
  // from the link of a mail
  validateSearch: (raw: Record<string, unknown>) =>
    checked({ game: text(raw.game, 14), token: text(raw.token, 200) }),
  component: LeaveWaitingListPage,
})

/** Leaves a waiting list without a login. A press, because mail programs open links by themselves. */
function LeaveWaitingListPage() {
  const { t, language } = useI18n()
  const { game = '', token = '' } = Route.useSearch()
  const queryClient = useQueryClient()
  const leave = useMutation({
    mutationFn: () =>
      api('DELETE /api/games/:id/waiting-list', { params: { id: game }, query: { token } }),
    // the place is also on pages of a reader who is signed in
    onSettled: () => invalidateAfter(queryClient, 'DELETE /api/games/:id/waiting-list'),
  })
  // a game that its link alone opens is not named to a reader without it
  const { data: named } = useQuery({ ...gameQuery(game), enabled: game !== '', retry: false })
  const title = t('game.wait.leaveTitle')
  return (
    <div className="wrap pb-16">
      <PageHead noindex title={title} description={t('game.wait.leaveText')} path="/waiting-list" />
      <PageTitle title={leave.isSuccess ? t('game.wait.left') : title}>
        {leave.isSuccess ? undefined : t('game.wait.leaveText')}
      </PageTitle>
      <div className="grid max-w-[560px] gap-5">
        {named && (
          <p className="font-semibold">
            {`${courseNameIn(named, language)}${comma(language)}${formatDateTime(Date.parse(named.teeTime), language)}`}
          </p>
        )}
        {leave.error && (
          <Alert tone="danger" role="alert">
            {errorText(t, leave.error)}
          </Alert>
        )}
        {leave.isSuccess ? (
          <p role="status">
            <LinkButton to="/games" variant="primary">
              {t('game.back')}
            </LinkButton>
          </p>
        ) : (
          <p>
            <Button variant="primary" busy={leave.isPending} onClick={() => leave.mutate()}>
              {t('game.wait.leave')}
            </Button>
          </p>
        )}
      </div>
    </div>
  )
}
