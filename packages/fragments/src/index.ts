export const renderFragment = () => '';
