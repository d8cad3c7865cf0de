import { z } from 'zod'
import { PASSWORD_MAX } from '@tomogolf/domain/password'
import { endpoint } from './endpoint.ts'
import { IdParams, Ok } from './common.schemas.ts'
import {
  AccountExport, CaptchaKey, ChangePasswordBody, EmailBody, HostingEligibility, LoginBody, Photo, Profile, ProfileBody, ProfileRepair, RecoveryCodes, RegisterBody, ResetPasswordBody, Session, TokenQuery,
  TotpBody, TotpSecret, User, VerifyEmailResult,
} from './accounts.schemas.ts'

export const accounts = {
  'GET /api/auth/me': endpoint({ summary: 'The signed-in user', guard: 'user', limit: 'read', result: User, errors: ['UNAUTHORIZED'] }),
  'GET /api/auth/captcha': endpoint({ summary: 'The public key of the invisible captcha; null where none runs', guard: 'public', limit: 'read', result: CaptchaKey, errors: [] }),
  'POST /api/auth/register': endpoint({ summary: 'Create an account; sends the verification e-mail and starts no session', guard: 'public', limit: 'register', body: RegisterBody, result: User, status: 201, errors: ['EMAIL_ALREADY_EXISTS', 'USERNAME_ALREADY_EXISTS', 'INVALID_RECAPTCHA'] }),
  'POST /api/auth/login': endpoint({ summary: 'Start a session', guard: 'public', limit: 'login', body: LoginBody, result: User, errors: ['INVALID_CREDENTIALS', 'EMAIL_NOT_VERIFIED', 'INVALID_RECAPTCHA', 'TOTP_REQUIRED', 'INVALID_TOTP', 'RATE_LIMITED'] }),
  'POST /api/auth/logout': endpoint({ summary: 'End this session', guard: 'public', limit: 'write', result: Ok, errors: [] }),
  'POST /api/auth/resend-verification': endpoint({ summary: 'Send the verification link again', guard: 'public', limit: 'mail', body: EmailBody, result: Ok, errors: [] }),
  'GET /api/auth/verify-email': endpoint({ summary: 'Activate an account by the link of the e-mail', guard: 'public', limit: 'write', query: TokenQuery, result: VerifyEmailResult, errors: ['INVALID_TOKEN', 'TOKEN_EXPIRED', 'TOKEN_ALREADY_USED'] }),
  'POST /api/auth/forgot-password': endpoint({ summary: 'Send a reset link; answers the same for every address', guard: 'public', limit: 'mail', body: EmailBody, result: Ok, errors: [] }),
  'POST /api/auth/forgot-username': endpoint({ summary: 'Send the username; answers the same for every address', guard: 'public', limit: 'mail', body: EmailBody, result: Ok, errors: [] }),
  'POST /api/auth/reset-password': endpoint({ summary: 'Set a new password by a reset link; ends all sessions', guard: 'public', limit: 'login', body: ResetPasswordBody, result: Ok, errors: ['INVALID_TOKEN', 'TOKEN_EXPIRED', 'TOKEN_ALREADY_USED'] }),
  'POST /api/auth/change-password': endpoint({ summary: 'Change the password; ends all other sessions', guard: 'user', limit: 'login', body: ChangePasswordBody, result: Ok, errors: ['CURRENT_PASSWORD_INCORRECT'] }),
  'GET /api/auth/sessions': endpoint({ summary: 'Where the user is signed in', guard: 'user', limit: 'read', result: z.object({ sessions: z.array(Session) }), errors: [] }),
  'DELETE /api/auth/sessions/:id': endpoint({ summary: 'End one session', guard: 'user', limit: 'write', params: z.object({ id: z.string().regex(/^[a-f0-9]{16}$/) }), result: Ok, errors: ['NOT_FOUND'] }),
  'GET /api/profile': endpoint({ summary: 'The own profile', guard: 'user', limit: 'read', result: Profile, errors: [] }),
  'PUT /api/profile': endpoint({ summary: 'Change the own profile; absent fields stay, null clears', guard: 'user', limit: 'write', body: ProfileBody, result: Profile, errors: ['AGE_TOO_YOUNG', 'INVALID_PHONE', 'TOO_MANY_LANGUAGES', 'USERNAME_ALREADY_EXISTS'] }),
  'POST /api/profile/repair': endpoint({ summary: 'Put right what the required fields of the own profile hold in another form than today\'s', guard: 'user', limit: 'write', result: ProfileRepair, errors: [] }),
  'POST /api/host-terms': endpoint({ summary: 'Accept the host terms', guard: 'user', limit: 'write', body: z.object({ accepted: z.literal(true) }), result: Ok, errors: [] }),
  'GET /api/users/:id/hosting-eligibility': endpoint({ summary: 'Whether somebody may host', guard: 'user', limit: 'read', params: IdParams, result: HostingEligibility, errors: ['FORBIDDEN', 'NOT_FOUND'] }),
  'POST /api/profile/photo': endpoint({ summary: 'Set the profile photo: one file (JPEG, PNG or WebP, 5 MB) as multipart/form-data', guard: 'user', limit: 'form', result: Photo, errors: ['FILE_TOO_LARGE', 'INVALID_FILE_TYPE', 'UPLOAD_FAILED'] }),
  'DELETE /api/profile/photo': endpoint({ summary: 'Remove the profile photo', guard: 'user', limit: 'write', result: Ok, errors: [] }),
  'GET /api/photos/:id': endpoint({ summary: 'A profile photo as image/webp; never changes under its address', guard: 'public', limit: 'read', params: IdParams, result: z.unknown(), errors: ['NOT_FOUND'] }),
  'GET /api/account/export': endpoint({ summary: 'Everything kept about the user', guard: 'user', limit: 'form', result: AccountExport, errors: [] }),
  'DELETE /api/account': endpoint({ summary: 'Delete the account; refused while games or holds are open', guard: 'user', limit: 'form', result: Ok, errors: ['ACCOUNT_HAS_OPEN_GAMES', 'ACCOUNT_HAS_OPEN_HOLDS'] }),
  'POST /api/auth/totp/begin': endpoint({ summary: 'Begin two-step sign-in: a new secret for the authenticator app', guard: 'admin', limit: 'write', body: z.object({ currentPassword: z.string().min(1).max(PASSWORD_MAX) }), result: TotpSecret, errors: ['CURRENT_PASSWORD_INCORRECT', 'CONFLICT'] }),
  'POST /api/auth/totp/confirm': endpoint({ summary: 'Finish two-step sign-in with a first code; ends all other sessions', guard: 'admin', limit: 'login', body: TotpBody, result: RecoveryCodes, errors: ['INVALID_TOTP', 'CONFLICT', 'RATE_LIMITED'] }),
  'POST /api/auth/totp/disable': endpoint({ summary: 'Switch two-step sign-in off, by a code of the app or a recovery code', guard: 'admin', limit: 'login', body: TotpBody.extend({ currentPassword: z.string().min(1).max(PASSWORD_MAX) }), result: Ok, errors: ['CURRENT_PASSWORD_INCORRECT', 'INVALID_TOTP', 'CONFLICT', 'RATE_LIMITED'] }),
}
