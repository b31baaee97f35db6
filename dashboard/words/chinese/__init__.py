"""The pages in Chinese, one file a page; each holds `WORDS`, from English to Chinese."""
