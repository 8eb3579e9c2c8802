export { fetchCurrentIdentity } from './fetchCurrentIdentity.ts';
export { findUsers } from './findUsers.ts';
export { type IssueReport, reportIssue } from './reportIssue.ts';
