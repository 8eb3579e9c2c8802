export { AccountManager } from './AccountManager.tsx';
export { IssueReport } from './IssueReport.tsx';
