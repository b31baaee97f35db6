from aim import Context as Context
